/** A box blur of a one-channel picture: the mean over a square of that radius, edges repeated. */
export function blurred(
  image: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const across = new Float32Array(image.length);
  const size = radius * 2 + 1;
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = image[row] * (radius + 1);
    for (let x = 0; x < radius; x += 1) sum += image[row + x];
    for (let x = 0; x < width; x += 1) {
      sum += image[row + Math.min(x + radius, width - 1)];
      across[row + x] = sum / size;
      sum -= image[row + Math.max(x - radius, 0)];
    }
  }
  return down(across, width, height, radius);
}

/** The vertical pass, for all columns at once. */
function down(image: Float32Array, width: number, height: number, radius: number): Float32Array {
  const result = new Float32Array(image.length);
  const sums = new Float32Array(width);
  const row = (y: number): number => Math.min(Math.max(y, 0), height - 1) * width;
  for (let y = -radius; y < radius; y += 1) {
    const from = row(y);
    for (let x = 0; x < width; x += 1) sums[x] += image[from + x];
  }
  for (let y = 0; y < height; y += 1) {
    const [add, drop] = [row(y + radius), row(y - radius)];
    for (let x = 0; x < width; x += 1) {
      sums[x] += image[add + x];
      result[y * width + x] = sums[x] / (radius * 2 + 1);
      sums[x] -= image[drop + x];
    }
  }
  return result;
}
