/** The part of the library that is used, so that types can be checked without installing the library. */
declare module 'onnxruntime-node' {
  export class Tensor {
    constructor(type: 'float32', data: Float32Array, dims: readonly number[]);
    readonly data: Float32Array;
    dispose(): void;
  }

  export class InferenceSession {
    static create(
      model: Uint8Array,
      options: Readonly<Record<string, number | boolean>>,
    ): Promise<InferenceSession>;
    run(feeds: Readonly<Record<string, Tensor>>): Promise<Record<string, Tensor>>;
  }
}
