import sharp from 'sharp';

// Decoded pictures are not asked for twice in a row, and one picture at a time needs a quarter of the memory of four.
sharp.cache(false);
sharp.concurrency(1);

/** Reads, scales and encodes pictures; configured once for the whole process. */
export { sharp };
