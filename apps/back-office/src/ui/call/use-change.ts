import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { App } from 'antd';
import { createElement, useCallback, useRef } from 'react';

import { useWords, type PlainKey } from '#i18n/words.tsx';
import { failureText } from './call-failed.tsx';
import { invalidate, type AnsweredCall } from './call-key.ts';
import { DoneWithUndo } from './done-with-undo.tsx';

/** Messages about a change, in the specification's form: for success and for failure. */
export interface ChangeWords {
  readonly done: PlainKey;
  readonly notDone: PlainKey;
}

/** Long enough to read and to reach the button. Hovering pauses the timer. */
const undoSeconds = 8;
const undoKey = 'undo';

/** Returns a key that identifies an input. Two files never have the same key. */
const keyOf = (input: unknown): string =>
  JSON.stringify(input, (_, part: unknown) => (part instanceof Blob ? Math.random() : part)) ?? '';

/**
 * Mutation for a change by staff. It reports the result and refetches the touched calls. A refusal is shown with its
 * reason; the form stays as it is. `undoOf` returns the undo action for the success message; `again` sends another
 * change of the same kind. An identical change is not sent twice at once (double click, Enter held down).
 */
export function useChange<Input, Output>(
  words: ChangeWords,
  change: (input: Input) => Promise<Output>,
  touched: readonly AnsweredCall[],
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
      await invalidate(queries, ...touched);
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
