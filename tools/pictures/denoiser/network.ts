import { bytes, integer, message, text } from './protobuf.js';
import type { Tensor } from './weights.js';

/** Codes of types and versions in onnx.proto3. The numbers in the calls below are the numbers of its fields. */
const FLOAT = 1;
const [INT, STRING, INTS] = [2, 3, 7];
const IR_VERSION = 8;
const OPERATOR_SET = 17;

/** RGB of light, of albedo and of normals. */
export const CHANNELS = 9;
const OUT_CHANNELS = 3;
const ENCODERS = [['enc_conv0', 'enc_conv1'], ['enc_conv2'], ['enc_conv3'], ['enc_conv4']];
const BOTTOM = ['enc_conv5a', 'enc_conv5b'];
const DECODERS = [4, 3, 2, 1].map((level) => [`dec_conv${level}a`, `dec_conv${level}b`]);
const LAST = 'dec_conv0';

/** The U-Net of Open Image Denoise 2 as an ONNX model, from `input` (1×9×h×w) to `output` (1×3×h×w). */
export function modelOf(weights: ReadonlyMap<string, Tensor>): Buffer {
  const parts = [tensor('twice', [4], new Float32Array([1, 1, 2, 2]))];
  const skipped = ['input'];
  let at = 'input';
  for (const names of ENCODERS) {
    for (const name of names) at = convolution(name, at);
    at = halved(at);
    skipped.push(at);
  }
  skipped.pop();
  for (const name of BOTTOM) at = convolution(name, at);
  for (const names of DECODERS) {
    at = joined(at, skipped.pop() ?? '');
    for (const name of names) at = convolution(name, at);
  }
  convolution(LAST, at);
  const ends = [plane(11, 'input', CHANNELS), plane(12, 'output', OUT_CHANNELS)];
  const graph = message(7, ...parts, text(2, 'denoiser'), ...ends);
  return Buffer.concat([
    integer(1, IR_VERSION),
    graph,
    message(8, text(1, ''), integer(2, OPERATOR_SET)),
  ]);

  function convolution(name: string, from: string): string {
    for (const kind of ['weight', 'bias']) {
      const found = weights.get(`${name}.${kind}`);
      if (!found) throw new Error(`The weights have no ${name}.${kind}`);
      parts.push(tensor(`${name}.${kind}`, found.dims, found.values));
    }
    const inputs = [from, `${name}.weight`, `${name}.bias`];
    const shape = [integers('kernel_shape', [3, 3]), integers('pads', [1, 1, 1, 1])];
    parts.push(node('Conv', inputs, `${name}.sum`, ...shape));
    parts.push(node('Relu', [`${name}.sum`], name === LAST ? 'output' : name));
    return name;
  }

  function halved(from: string): string {
    const shape = [integers('kernel_shape', [2, 2]), integers('strides', [2, 2])];
    parts.push(node('MaxPool', [from], `${from}.pool`, ...shape));
    return `${from}.pool`;
  }

  function joined(from: string, earlier: string): string {
    const nearest = [
      string('mode', 'nearest'),
      string('coordinate_transformation_mode', 'asymmetric'),
      string('nearest_mode', 'floor'),
    ];
    parts.push(node('Resize', [from, '', 'twice'], `${from}.up`, ...nearest));
    parts.push(node('Concat', [`${from}.up`, earlier], `${from}.joined`, whole('axis', 1)));
    return `${from}.joined`;
  }
}

function node(
  type: string,
  inputs: readonly string[],
  output: string,
  ...attributes: Buffer[]
): Buffer {
  return message(
    1,
    ...inputs.map((name) => text(1, name)),
    text(2, output),
    text(4, type),
    ...attributes,
  );
}

function integers(name: string, values: readonly number[]): Buffer {
  return message(5, text(1, name), ...values.map((value) => integer(8, value)), integer(20, INTS));
}

function whole(name: string, value: number): Buffer {
  return message(5, text(1, name), integer(3, value), integer(20, INT));
}

function string(name: string, value: string): Buffer {
  return message(5, text(1, name), text(4, value), integer(20, STRING));
}

function tensor(
  name: string,
  dims: readonly number[],
  { buffer, byteOffset, byteLength }: Float32Array,
): Buffer {
  const raw = bytes(9, new Uint8Array(buffer, byteOffset, byteLength));
  return message(5, ...dims.map((size) => integer(1, size)), integer(2, FLOAT), text(8, name), raw);
}

/** Describes an input or output with this number of channels and any height and width. */
function plane(field: number, name: string, channels: number): Buffer {
  const dims = [
    message(1, integer(1, 1)),
    message(1, integer(1, channels)),
    message(1, text(2, 'height')),
    message(1, text(2, 'width')),
  ];
  return message(
    field,
    text(1, name),
    message(2, message(1, integer(1, FLOAT), message(2, ...dims))),
  );
}
