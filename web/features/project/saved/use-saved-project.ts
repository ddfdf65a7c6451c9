import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import {
  isOffline,
  OFFLINE,
  refusalCode,
  refusedFields,
  rateLimitMessage,
} from '../../../apollo/refusal';
import { copyText } from '../../../lib/browser/copy-text';
import { download } from '../../../lib/browser/download';
import { useRequestKey } from '../../../lib/browser/request-keys';
import { toast, showCopied } from '../../../ui/overlay/toast';
import { whyNoCart } from '../../cart/cookies-blocked';
import type { ProjectState } from '../use-project';
import { AddProjectToCartDocument, SaveProjectDocument } from './save-project.generated';

const SHARED = 'Projekt osłon okiennych';
const OPENS = 'Otworzy ten projekt ze wszystkimi oknami.';
const NOT_SAVED = 'Nie udało się zapisać projektu. Spróbuj ponownie.';
const NOT_ADDED = 'Nie udało się dodać okien do koszyka. Spróbuj ponownie.';
const PRODUCT_GONE = 'Jednego z\u00a0produktów nie ma już w\u00a0ofercie. Wybierz inny.';

/** The links of a saved project. */
export interface ProjectLinks {
  id: string;
  path: string;
  offerUrl: string;
}

interface SavedProjectState {
  busy: boolean;
  isInCart: boolean;
  /** The URL to share; null until it is requested, and after a change. */
  link: string | null;
  share: () => Promise<void>;
  takeOffer: () => Promise<void>;
  addToCart: () => Promise<void>;
}

/**
 * Functions that share the project, download its offer and add it to the cart; each saves the project first unless it
 * is saved.
 */
export function useSavedProject(
  state: ProjectState,
  asOpened: ProjectLinks | null,
): SavedProjectState {
  const { project, ready } = state;
  const [save, saving] = useMutation(SaveProjectDocument);
  const [addToCart, adding] = useMutation(AddProjectToCartDocument, {
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'Cart' }), fieldName: 'lines' });
    },
  });
  const { keyOf, answered } = useRequestKey();
  const [last, setLast] = useState(() => ({ of: asOpened && project, saved: asOpened }));
  const [sharedId, setSharedId] = useState<string>();
  const [cartId, setCartId] = useState<string>();
  // The links of the project as it is now; null before saving and after a change.
  const saved = last.of === project ? last.saved : null;

  const saveOnce = async (): Promise<ProjectLinks | null> => {
    if (saved) return saved;
    const { name, place } = project;
    const input = { name, place, rows: ready.map((row) => row.input) };
    try {
      const { data } = await save({ variables: { input } });
      const made = data?.saveProject.project ?? null;
      if (made) setLast({ of: project, saved: made });
      else fail(refusalOf(state, data?.saveProject.rowIssues) ?? NOT_SAVED);
      return made;
    } catch (error) {
      fail(reasonOf(error) ?? NOT_SAVED);
      return null;
    }
  };
  const add = async (projectId: string): Promise<void> => {
    const blocked = whyNoCart();
    if (blocked) return fail(blocked);
    const input = { projectId, idempotencyKey: keyOf(projectId) };
    try {
      const { data } = await addToCart({ variables: { input } });
      answered();
      const refusal = data?.addProjectToCart.userErrors[0];
      if (refusal) return fail(refusal.message);
      setCartId(projectId);
      toast({
        title: 'Dodano do koszyka!',
        description: 'Wszystkie okna czekają w\u00a0koszyku. Możesz przejść do kasy.',
      });
    } catch (error) {
      fail(reasonOf(error) ?? NOT_ADDED);
    }
  };
  return {
    busy: saving.loading || adding.loading,
    isInCart: saved !== null && saved.id === cartId,
    link: saved && saved.id === sharedId ? addressOf(saved) : null,
    async share() {
      const coming = saveOnce();
      const passing = passOn(coming.then((made) => made && addressOf(made)));
      const made = await coming;
      if (made) setSharedId(made.id);
      await passing;
    },
    async takeOffer() {
      const made = await saveOnce();
      if (made) download(made.offerUrl);
    },
    async addToCart() {
      const made = await saveOnce();
      if (made) await add(made.id);
    },
  };
}

const addressOf = ({ path }: ProjectLinks): string => `${window.location.origin}${path}`;

/** Shares through the dialog of a touch device or, where there is none, copies to the clipboard. */
async function passOn(coming: Promise<string | null>): Promise<void> {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  if (isTouch && 'share' in navigator) {
    const url = await coming;
    if (url !== null)
      await navigator.share({ title: SHARED, url }).catch(() => showCopied(false, OPENS));
    return;
  }
  const copied = await copyText(coming);
  if ((await coming) === null) return;
  showCopied(copied, OPENS);
}

/**
 * A message about the first refused row, with its number in the table; the request has fewer rows, because blank ones
 * are not sent.
 */
function refusalOf(
  { project, ready }: ProjectState,
  rowIssues: readonly { row: number; issues: readonly { message: string }[] }[] = [],
): string | undefined {
  const [first] = rowIssues;
  if (!first) return undefined;
  const number = project.rows.findIndex(({ id }) => id === ready[first.row]?.id) + 1;
  return `Wiersz ${number}: ${first.issues[0]?.message ?? ''}`;
}

function reasonOf(error: unknown): string | undefined {
  if (isOffline(error)) return OFFLINE;
  if (refusalCode(error) === 'NOT_FOUND') return PRODUCT_GONE;
  return rateLimitMessage(error) ?? refusedFields(error)[0]?.message;
}

function fail(description: string): void {
  toast({ title: 'Błąd', description, tone: 'destructive' });
}
