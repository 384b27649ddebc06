//! See [`fuzz::notation`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::notation(data));

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
    fuzz::mutate(data, size, most, seed, libfuzzer_sys::fuzzer_mutate)
});
