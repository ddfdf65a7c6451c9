import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FileStorage } from '../../adapters/file-storage.js';
import { encodeApart } from './encode-apart.js';
import {
  PICTURES_PATH,
  type PictureFiles,
  allFiles,
  fileName,
  nameInAddress,
  pictureFiles,
  usualFile,
} from './picture-files.js';
import type { Logo } from './picture.payloads.js';

const PREFIX = 'wgrane-';
const NAME = /^wgrane-[0-9a-f]{32}$/;
const FILE =
  /^(?:wgrane-[0-9a-f]{32}-[0-9a-f]{8}-\d{2,4}\.(?:avif|webp)|logo-[0-9a-f]{32}-[a-z0-9-]+\.\w{3})$/;

/** The size in px of a logo, which its JSON file says. */
const logoSize = z.object({ width: z.int().positive(), height: z.int().positive() });

/**
 * Pictures and logos that staff upload: their files, and for each picture a JSON file like an entry of the shop's
 * manifest.
 */
export class UploadedPictures {
  constructor(private readonly storage: FileStorage) {}

  /** Makes the files of a picture and returns its name; equal bytes have the same name. Throws BAD_USER_INPUT. */
  async add(bytes: Buffer): Promise<{ name: string; files: PictureFiles }> {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const name = `${PREFIX}${digest.slice(0, 32)}`;
    const existing = await this.find(name);
    if (existing) return { name, files: existing };
    const { files: made, ...picture } = await encodeApart('picture', bytes);
    const files: PictureFiles = { ...picture, hash: digest.slice(-8), alt: 'Zdjęcie produktu' };
    for (const { width, extension, bytes: content } of made)
      await this.storage.write(fileName(name, files, width, extension), content);
    // Last, so that a picture exists only with all of its files.
    await this.storage.write(`${name}.json`, Buffer.from(JSON.stringify(files)));
    return { name, files };
  }

  /** Makes the files of a logo and returns its name; equal bytes have the same name. Throws BAD_USER_INPUT. */
  async addLogo(bytes: Buffer): Promise<string> {
    const name = `logo-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;
    if (this.findLogo(name)) return name;
    const { files, ...size } = await encodeApart('logo', bytes);
    for (const [file, content] of Object.entries(files))
      await this.storage.write(`${name}-${file}`, content);
    await this.storage.write(`${name}.json`, Buffer.from(JSON.stringify(size)));
    return name;
  }

  /** The logo with this name; null for a missing one. */
  findLogo(name: string): Logo | null {
    const size = this.storage.readSync(`${name}.json`);
    const png = this.storage.readSync(`${name}-logo.png`);
    if (!size || !png) return null;
    const url = `${PICTURES_PATH}/${name}-logo.png`;
    return { name, url, ...logoSize.parse(JSON.parse(size.toString())), png };
  }

  /** A file of the logo: its icons, by their names, and the picture for shared links. */
  readLogoFile({ name }: Logo, file: string): Promise<Buffer | null> {
    return this.read(`${name}-${file}`);
  }

  /** The files of the picture with this name; null for a missing one, or a name that is not that of an upload. */
  async find(name: string): Promise<PictureFiles | null> {
    return NAME.test(name) ? filesIn(await this.storage.read(`${name}.json`)) : null;
  }

  /** Like `find`, for a text that is read once. */
  findSync(name: string): PictureFiles | null {
    return NAME.test(name) ? filesIn(this.storage.readSync(`${name}.json`)) : null;
  }

  /** The names of all pictures. */
  async names(): Promise<string[]> {
    const files = await this.storage.list();
    return files.map((file) => file.replace(/\.json$/, '')).filter((name) => NAME.test(name));
  }

  /** Removes the files of a picture; first the JSON file, without which there is no picture. */
  async remove(name: string): Promise<void> {
    const files = await this.find(name);
    if (!files) return;
    await this.storage.remove(`${name}.json`);
    for (const file of allFiles(name, files)) await this.storage.remove(file);
  }

  /** The file of an upload that `usualFile` names; null for a missing picture, or one that is no upload. */
  async readUsual(name: string): Promise<Buffer | null> {
    const files = await this.find(name);
    return files && this.read(usualFile(name, files));
  }

  isUpload(address: string): boolean {
    return nameInAddress(address)?.startsWith(PREFIX) ?? false;
  }

  /** One file; null for a missing one, or a name that is not that of an upload. */
  read(file: string): Promise<Buffer | null> {
    return FILE.test(file) ? this.storage.read(file) : Promise.resolve(null);
  }
}

const filesIn = (manifest: Buffer | null): PictureFiles | null =>
  manifest && pictureFiles.parse(JSON.parse(manifest.toString()));
