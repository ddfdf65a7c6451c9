import sharp from 'sharp';

// No cache: a picture is rarely decoded twice in a row. One thread, which needs a quarter of the memory of four.
sharp.cache(false);
sharp.concurrency(1);

/** Reads, scales and encodes pictures; configured once for the whole process. */
export { sharp };
