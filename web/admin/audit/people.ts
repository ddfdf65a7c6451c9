import { createContext } from 'react';

/** The names of the accounts by id. */
export type People = ReadonlyMap<number, string>;

export const PeopleContext = createContext<People>(new Map());
