import { createContext } from 'react';

/** Names of the accounts by their numbers. */
export type People = ReadonlyMap<number, string>;

export const PeopleContext = createContext<People>(new Map());
