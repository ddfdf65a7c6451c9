/** The types of fields of protocol buffers that an ONNX model needs. */
const VARINT = 0;
const LENGTH_DELIMITED = 2;

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}

export function integer(field: number, value: number): Buffer {
  return Buffer.concat([varint(field * 8 + VARINT), varint(value)]);
}

export function bytes(field: number, value: Uint8Array): Buffer {
  return Buffer.concat([varint(field * 8 + LENGTH_DELIMITED), varint(value.length), value]);
}

export function text(field: number, value: string): Buffer {
  return bytes(field, Buffer.from(value));
}

export function message(field: number, ...parts: readonly Buffer[]): Buffer {
  return bytes(field, Buffer.concat(parts));
}
