import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { fromEdgeView, toEdgeRequest } from '#engine/goods/configuration/edge';
import { requestOf } from '#engine/goods/configuration/request';
import type { SavedConfigurationFragment } from '../configurator-page.generated';
import { useSaveConfiguration } from '../saved/use-save-configuration';
import {
  addToComparison,
  type ComparedConfiguration,
  MAX_NAME,
  ROOM,
} from './compared-configurations';
import { ComparedConfigurationDocument } from './shared-comparison.generated';

/**
 * Returns a function that saves the compared configurations and makes the link that restores them with their names;
 * null after an error, which a toast shows.
 */
export function useComparisonLink(
  compared: readonly ComparedConfiguration[],
): () => Promise<string | null> {
  const save = useSaveCompared(compared);
  return async () => {
    const ids = await save();
    if (!ids) return null;
    const search = new URLSearchParams();
    for (const [index, id] of ids.entries()) {
      search.append('compare', id);
      search.append('name', compared[index]?.name ?? '');
    }
    const category = compared[0]?.category ?? '';
    return `${window.location.origin}/konfigurator/${category}?${search}#porownanie`;
  };
}

/** Returns a function that saves the compared configurations and returns their ids; null after an error. */
export function useSaveCompared(
  compared: readonly ComparedConfiguration[],
): () => Promise<string[] | null> {
  const [save] = useSaveConfiguration();
  return async () => {
    const ids: string[] = [];
    for (const { input } of compared) {
      const saved = await save(input);
      if (!saved) return null;
      ids.push(saved.id);
    }
    return ids;
  };
}

/** Adds the configurations of such a link to the comparison, as far as there is room; unknown ones are left out. */
export function useSharedComparison(): void {
  const client = useApolloClient();
  const { search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    const names = params.getAll('name');
    const ids = params.getAll('compare').slice(0, ROOM);
    const reads = ids.map((id) =>
      client.query({ query: ComparedConfigurationDocument, variables: { id } }),
    );
    void Promise.allSettled(reads).then((answers) => {
      for (const [index, answer] of answers.entries()) {
        const saved = answer.status === 'fulfilled' ? answer.value.data?.configuration : null;
        if (saved) addToComparison(restored(saved, names[index]?.trim().slice(0, MAX_NAME)));
      }
    });
  }, [client, search]);
}

function restored(saved: SavedConfigurationFragment, name?: string): ComparedConfiguration {
  const { id, product, calculatedPrice } = saved;
  const configuration: Configuration = { category: product.category, ...fromEdgeView(saved) };
  return {
    category: product.category,
    name: name || product.name,
    input: { productId: product.id, ...toEdgeRequest(product.category, requestOf(configuration)) },
    configuration,
    search: new URLSearchParams({ configuration: id }).toString(),
    price: calculatedPrice,
    keptAt: new Date().toISOString(),
  };
}
