import { useEffect, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

/** Returns the same routes, which also tell when the page of an error takes the place of a screen. */
export function watchFailures(routes: readonly RouteObject[], onFailed: () => void): RouteObject[] {
  return routes.map((route) => {
    const { errorElement, children } = route;
    return {
      ...route,
      ...(errorElement ? { errorElement: <Failure onShown={onFailed}>{errorElement}</Failure> } : {}),
      ...(children ? { children: watchFailures(children, onFailed) } : {}),
    } as RouteObject;
  });
}

function Failure({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}
