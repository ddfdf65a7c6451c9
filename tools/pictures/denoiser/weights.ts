/** A tensor of the network: its shape, which is (out, in, height, width) or (out), and its values. */
export interface Tensor {
  readonly dims: readonly number[];
  readonly values: Float32Array;
}

const MAGIC = 0x41d7;
const VERSION = 2;
const LAYOUTS = ['oihw', 'x'];

/** Reads a file of weights of Open Image Denoise (`.tza`, version 2); 16-bit floats are converted to 32 bits. */
export function parseWeights(bytes: Buffer): Map<string, Tensor> {
  if (bytes.readUInt16LE(0) !== MAGIC || bytes.readUInt8(2) !== VERSION) {
    throw new Error('These are not weights of Open Image Denoise, version 2');
  }
  let at = Number(bytes.readBigUInt64LE(4));
  const count = bytes.readUInt32LE(at);
  at += 4;
  const tensors = new Map<string, Tensor>();
  for (let index = 0; index < count; index += 1) {
    const { name, tensor, end } = readTensor(bytes, at);
    tensors.set(name, tensor);
    at = end;
  }
  return tensors;
}

/** Reads one entry of the table of contents: name, rank, shape, layout, type, and the place of the values. */
function readTensor(bytes: Buffer, start: number): { name: string; tensor: Tensor; end: number } {
  let at = start + 2 + bytes.readUInt16LE(start);
  const name = bytes.toString('utf8', start + 2, at);
  const rank = bytes.readUInt8(at);
  const dims = Array.from({ length: rank }, (_, axis) => bytes.readUInt32LE(at + 1 + axis * 4));
  at += 1 + rank * 4;
  const layout = bytes.toString('latin1', at, at + rank);
  if (!LAYOUTS.includes(layout)) throw new Error(`Unknown layout ${layout} of ${name}`);
  at += rank;
  const isHalf = bytes.toString('latin1', at, at + 1) === 'h';
  const first = Number(bytes.readBigUInt64LE(at + 1));
  const size = dims.reduce((product, dim) => product * dim, 1);
  const values = Float32Array.from({ length: size }, (_, index) =>
    isHalf ? widened(bytes.readUInt16LE(first + index * 2)) : bytes.readFloatLE(first + index * 4),
  );
  return { name, tensor: { dims, values }, end: at + 9 };
}

/** The value of a 16-bit float (IEEE 754 binary16) that is neither infinite nor NaN. */
function widened(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15);
  return bits & 0x8000 ? -size : size;
}
