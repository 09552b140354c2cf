// The router has a new location at once, a page renders it a moment later. What writes an address meanwhile starts from the router's.
import { createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';

const Current = createContext<(() => Location) | null>(null);

/** Its value reads the location of the router and keeps its identity. */
export const CurrentLocation = Current.Provider;

export function useCurrentLocation(): () => Location {
  const current = useContext(Current);
  if (!current) throw new Error('There is no CurrentLocation around this component.');
  return current;
}
