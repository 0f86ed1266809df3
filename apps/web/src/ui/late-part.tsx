import { type ComponentType, lazy, Suspense } from 'react';

const loading = new Map<string, (() => Promise<void>)[]>();

/**
 * Creates a component that few pages use. The server renders it directly; a browser loads it on demand. If the document
 * already contains it, it loads before hydration ({@link loadShownParts}). Otherwise React would render it again and
 * lose typed text.
 * @param file name of the script file. Components of the same file share the name.
 * @param present the component itself on the server; undefined in a browser
 */
export function latePart<Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
  present: ComponentType<Props> | undefined,
): ComponentType<Props> {
  let There = present;
  const Later = lazy(async () => ({ default: await load() }));
  loading.set(file, [...(loading.get(file) ?? []), async () => void (There = await load())]);
  return function LatePart(props) {
    if (There === undefined) {
      return (
        <Suspense>
          <Later {...props} />
        </Suspense>
      );
    }
    return (
      <>
        <template data-late={file} />
        <There {...props} />
      </>
    );
  };
}

/** Loads the components made by {@link latePart} that the document contains. Await it before hydration. */
export async function loadShownParts(): Promise<void> {
  const files = new Set(
    Array.from(document.querySelectorAll<HTMLElement>('template[data-late]'), ({ dataset }) => dataset['late'] ?? ''),
  );
  await Promise.all([...files].flatMap((file) => (loading.get(file) ?? []).map((load) => load())));
}
