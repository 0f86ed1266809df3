import { type ComponentType, lazy, Suspense } from 'react';

const loading = new Map<string, (() => Promise<void>)[]>();

/**
 * A component that few pages show: there on the server, loaded by a browser only where it is shown. Within the document
 * that was opened it is loaded before the page comes to life ({@link loadShownParts}): a part that came later would be
 * rendered anew, without what was typed into it meanwhile.
 *
 * @param file names the file of scripts; parts of one file have one name.
 * @param present the component itself, on the server.
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

/** Loads the late parts that the document shows; to be awaited before it is hydrated. */
export async function loadShownParts(): Promise<void> {
  const files = new Set(
    Array.from(document.querySelectorAll<HTMLElement>('template[data-late]'), ({ dataset }) => dataset['late'] ?? ''),
  );
  await Promise.all([...files].flatMap((file) => (loading.get(file) ?? []).map((load) => load())));
}
