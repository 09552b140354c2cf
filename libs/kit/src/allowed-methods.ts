import type { Express } from 'express';

/** Methods that some route answers at this path; empty when no route knows the path. */
export function allowedMethods(express: Express, path: string): string[] {
  const methods = new Set<string>();
  for (const layer of express.router.stack) {
    if (!layer.route || !matches(layer, path)) continue;
    for (const { method } of layer.route.stack) if (method) methods.add(method.toUpperCase());
  }
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}

/** Express's typings leave the layer's own matcher out. A path that cannot be decoded throws in it and matches nothing. */
function matches(layer: object, path: string): boolean {
  const { match } = layer as { match?: (this: object, path: string) => unknown };
  try {
    return (match?.call(layer, path) ?? false) !== false;
  } catch {
    return false;
  }
}
