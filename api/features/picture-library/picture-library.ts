import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { fold } from '#engine/locale/text';
import { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { inTurns } from '../../shared/in-turns.js';
import type { PageInput } from '../../shared/page.js';
import { expectVersion } from '../../shared/row-version.js';
import { changeCatalogue } from '../catalogue/change-catalogue.js';
import { PictureEntry } from '../pictures/picture-entry.entity.js';
import { positionOf } from '../pictures/picture-files.js';
import { type PictureStore, captioned, pictureOf } from '../pictures/picture-store.js';
import type { Picture } from '../pictures/picture.payloads.js';
import type { UploadedPictures } from '../pictures/uploaded-pictures.js';
import type { DescribePictureInput, LibraryFilter } from './picture-library.inputs.js';
import type { LibraryPicture, LibraryPictureList, PictureUse } from './picture-library.payloads.js';
import { findUses } from './picture-places.js';

export interface PictureFolders {
  pictures: PictureStore;
  uploads: UploadedPictures;
}

/** The pictures of the library: uploaded ones, the latest first, then those of the program. */
export async function listPictures(
  em: EntityManager,
  folders: PictureFolders,
  filter: LibraryFilter,
  { limit, offset }: PageInput,
): Promise<LibraryPictureList> {
  const uses = await findUses(em, folders.pictures);
  const entries = await readEntries(em);
  const uploadedAt = (name: string): number => entries.get(name)?.createdAt.getTime() ?? 0;
  const uploaded = await folders.uploads.names();
  const names = [
    ...uploaded.sort((a, b) => uploadedAt(b) - uploadedAt(a)),
    ...folders.pictures.names,
  ];
  const words = fold(filter.text ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const found = names.filter((name) => {
    const places = uses.get(name) ?? [];
    const alt = entries.get(name)?.alt || folders.pictures.find(name)?.alt || '';
    const text = fold([alt, ...places.map(({ title }) => title)].join(' '));
    const isUsed = places.length > 0;
    return (filter.used ?? isUsed) === isUsed && words.every((word) => text.includes(word));
  });
  const shown = await inTurns(found.slice(offset, offset + limit), (name) =>
    show(name, folders, entries.get(name), uses.get(name)),
  );
  return { items: shown.filter((picture) => picture !== null), totalCount: found.length };
}

/** One picture of the library as it is now; null where there is none of this name. */
export async function findPicture(
  em: EntityManager,
  folders: PictureFolders,
  name: string,
): Promise<LibraryPicture | null> {
  if (!folders.pictures.find(name) && !(await folders.uploads.find(name))) return null;
  const entry = await em.findOne(PictureEntry, { name }, { populate: ['author'] });
  return show(name, folders, entry ?? undefined, (await findUses(em, folders.pictures)).get(name));
}

async function readEntries(em: EntityManager): Promise<ReadonlyMap<string, PictureEntry>> {
  const entries = await em.find(PictureEntry, {}, { populate: ['author'] });
  return new Map(entries.map((entry) => [entry.name, entry]));
}

async function show(
  name: string,
  { pictures, uploads }: PictureFolders,
  entry: PictureEntry | undefined,
  uses: readonly PictureUse[] = [],
): Promise<LibraryPicture | null> {
  const files = await uploads.find(name);
  const plain = files ? pictureOf(name, files) : pictures.find(name);
  if (!plain) return null;
  const isDelivered = files === null;
  const picture = entry ? withEntry(plain, entry) : plain;
  const { focalX = 50, focalY = 50, version = 0 } = entry ?? {};
  return {
    name,
    picture,
    alt: entry?.alt || (isDelivered ? picture.alt : ''),
    focalX,
    focalY,
    isDelivered,
    createdAt: entry && !isDelivered && entry.author ? entry.createdAt : null,
    authorName: entry?.author?.getEntity().name ?? null,
    uses,
    usesKey: usesKeyOf(uses),
    version,
  };
}

/** A picture with what its entry says, which the catalogue in memory may not know yet. */
const withEntry = (picture: Picture, entry: PictureEntry): Picture =>
  captioned(picture, { alt: entry.alt, position: positionOf(entry) });

export const usesKeyOf = (uses: readonly PictureUse[]): string =>
  createHash('sha256')
    .update(JSON.stringify(uses.map(({ key, part }) => [key, part])))
    .digest('hex');

/**
 * Stores a picture and returns it by its name; one that is stored already keeps its description. Throws BAD_USER_INPUT
 * for a file that is no picture.
 */
export async function uploadPicture(
  em: EntityManager,
  viewer: User,
  uploads: UploadedPictures,
  bytes: Buffer,
  alt: string,
): Promise<{ name: string; picture: Picture }> {
  const { name, files } = await uploads.add(bytes);
  return changeCatalogue(em, viewer, async (tx) => {
    const known = await tx.findOne(PictureEntry, { name });
    const author = tx.getReference(User, viewer.id, { wrapped: true });
    const entry = known ?? tx.create(PictureEntry, { name, alt, author });
    entry.alt ||= alt;
    return { name, picture: withEntry(pictureOf(name, files), entry) };
  });
}

/** Says what a picture shows and where its focal point is. Throws NOT_FOUND, CHANGED_MEANWHILE. */
export async function describePicture(
  em: EntityManager,
  viewer: User,
  { pictures, uploads }: PictureFolders,
  { name, version, ...described }: DescribePictureInput,
): Promise<void> {
  if (!pictures.find(name) && !(await uploads.find(name))) throw missing();
  await changeCatalogue(em, viewer, async (tx) => {
    const entry = await tx.findOne(PictureEntry, { name });
    expectVersion({ version: entry?.version ?? 0 }, version);
    if (entry) Object.assign(entry, described);
    else tx.create(PictureEntry, { name, ...described });
  });
}

/** Deletes an uploaded picture with its files. Throws NOT_FOUND, CONFLICT for one that is used or of the program. */
export async function deletePicture(
  em: EntityManager,
  viewer: User,
  { pictures, uploads }: PictureFolders,
  name: string,
): Promise<void> {
  if (pictures.find(name))
    throw new AppError('CONFLICT', 'To zdjęcie należy do programu i\u00a0nie można go usunąć.');
  await changeCatalogue(em, viewer, async (tx) => {
    if (!(await uploads.find(name))) throw missing();
    if ((await findUses(tx, pictures)).has(name))
      throw new AppError('CONFLICT', 'To zdjęcie jest używane. Najpierw je zamień albo odłącz.');
    const entry = await tx.findOne(PictureEntry, { name });
    if (entry) await tx.remove(entry).flush();
    // Under the lock of the catalogue: no product can take it meanwhile.
    await uploads.remove(name);
  });
}

export const missing = (): AppError => new AppError('NOT_FOUND', 'Nie ma takiego zdjęcia.');
