import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query';
import { App } from 'antd';
import { createElement, useCallback, useRef } from 'react';

import { useWords, type PlainKey } from '#i18n/words.tsx';
import { failureText } from './call-failed.tsx';
import { DoneWithUndo } from './done-with-undo.tsx';

/** Words about a change, as the specification has them: what is said when it was made and when it was not. */
export interface ChangeWords {
  readonly done: PlainKey;
  readonly notDone: PlainKey;
}

/** Long enough to read and to reach the button; the pointer above it stops the clock. */
const undoSeconds = 8;
const undoKey = 'undo';

/** What tells one input from another; files are never the same. */
const keyOf = (input: unknown): string =>
  JSON.stringify(input, (_, part: unknown) => (part instanceof Blob ? Math.random() : part)) ?? '';

/**
 * A change that staff make: says how it ended, and asks anew for what it may have touched. A refusal is told with its
 * reason; the form stays as it is. `undoOf`: what takes the change back, by a button in the message;
 * `again` makes the same kind of change. The very same change is not sent twice at once: two clicks, or Enter held down.
 */
export function useChange<Input, Output>(
  words: ChangeWords,
  change: (input: Input) => Promise<Output>,
  touched: readonly QueryKey[],
  onDone?: (output: Output, input: Input) => void,
  undoOf?: (output: Output, input: Input, again: (input: Input) => void) => (() => void) | null,
) {
  const all = useWords();
  const { message, notification } = App.useApp();
  const queries = useQueryClient();
  const underWay = useRef(new Set<string>());
  const mutation: UseMutationResult<Output, Error, Input> = useMutation({
    mutationFn: change,
    onSuccess: async (output, input) => {
      const undo = undoOf?.(output, input, mutation.mutate) ?? null;
      if (undo === null) void message.success(all.named(words.done));
      else {
        const onUndo = (): void => {
          message.destroy(undoKey);
          undo();
        };
        const content = createElement(DoneWithUndo, {
          text: all.named(words.done),
          label: all.t('backOffice.undo'),
          onUndo,
        });
        void message.open({ type: 'success', key: undoKey, duration: undoSeconds, content });
      }
      onDone?.(output, input);
      await Promise.all(touched.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      notification.error({ title: all.named(words.notDone), description: failureText(error, all) });
    },
    onSettled: (_, __, input) => void underWay.current.delete(keyOf(input)),
  });
  const { mutate } = mutation;
  const mutateOnce = useCallback<typeof mutate>(
    (...call) => {
      const key = keyOf(call[0]);
      if (underWay.current.has(key)) return;
      underWay.current.add(key);
      mutate(...call);
    },
    [mutate],
  );
  return { ...mutation, mutate: mutateOnce };
}
