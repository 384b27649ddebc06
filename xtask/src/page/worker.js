// Thinks beside the page. First comes the compiled module, then questions: [id, text], each answered by [id, text].
import { answer, initSync } from "{{js}}";

onmessage = async ({ data }) => {
  if (data instanceof WebAssembly.Module) {
    initSync({ module: data });
  } else {
    const [id, question] = data;
    postMessage([id, await answer(question)]);
  }
};
