import start from "{{js}}";
start({ module_or_path: "{{wasm}}" });
