import type { EntityManager } from '@mikro-orm/postgresql';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../request/context.js';
import { batched } from '../../shared/batched.js';
import { attempt } from '../../shared/user-error.js';
import { Offer } from '../offers/offer.entity.js';
import { Order } from '../orders/order.entity.js';
import { AttachedFile } from './attached-file.entity.js';
import {
  DeleteFileInput,
  DeleteFilePayload,
  FilePayload,
  FilesInput,
  UpdateFileInput,
} from './files.inputs.js';
import { deleteFile, listFiles, updateFile } from './files.js';

@Resolver(() => AttachedFile)
export class FileResolver {
  @Query(() => [AttachedFile], {
    description:
      'For staff: the files of an order, an offer, an inquiry or a customer, the newest first.',
  })
  files(
    @Arg('input', () => FilesInput) input: FilesInput,
    @Ctx() { em }: Context,
  ): Promise<AttachedFile[]> {
    return listFiles(em, input);
  }

  @Mutation(() => FilePayload, {
    description: 'For staff: changes the note of a file, and whether the customer sees it.',
  })
  async updateFile(
    @Arg('input', () => UpdateFileInput) input: UpdateFileInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<FilePayload> {
    const { result: file, userErrors } = await attempt(() => updateFile(em, viewer, input));
    return { file, userErrors };
  }

  @Mutation(() => DeleteFilePayload, { description: 'For staff: deletes a file.' })
  async deleteFile(
    @Arg('input', () => DeleteFileInput) { id }: DeleteFileInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<DeleteFilePayload> {
    const { result: deletedId, userErrors } = await attempt(() => deleteFile(em, viewer, id));
    return { deletedId, userErrors };
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'For staff: a note about the file; null for others.',
  })
  note(@Root() { note }: AttachedFile, @Ctx() { viewer }: Context): string | null {
    return viewer ? note : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'For staff: who has attached it; null for others.',
  })
  async authorName(
    @Root() { author }: AttachedFile,
    @Ctx() { viewer }: Context,
  ): Promise<string | null> {
    return viewer && (await author.loadOrFail()).name;
  }
}

/** By the ids of their orders or offers, in one query. */
const sharedFiles = (subject: 'order' | 'offer') =>
  batched(async (em: EntityManager, ids: readonly number[]) => {
    const where = { [subject]: { $in: [...ids] }, isShared: true };
    const files = await em.find(AttachedFile, where, { orderBy: { createdAt: 'desc', id: 'asc' } });
    return Map.groupBy(files, (file) => file[subject]!.id);
  });
const filesOfOrder = sharedFiles('order');
const filesOfOffer = sharedFiles('offer');

const SHARED = { description: 'The files that the customer sees, the newest first.' };

@Resolver(() => Order)
export class OrderFilesResolver {
  @FieldResolver(() => [AttachedFile], SHARED)
  async sharedFiles(@Root() { id }: Order, @Ctx() { em }: Context): Promise<AttachedFile[]> {
    return (await filesOfOrder(em, id)) ?? [];
  }
}

@Resolver(() => Offer)
export class OfferFilesResolver {
  @FieldResolver(() => [AttachedFile], SHARED)
  async sharedFiles(@Root() { id }: Offer, @Ctx() { em }: Context): Promise<AttachedFile[]> {
    return (await filesOfOffer(em, id)) ?? [];
  }
}
