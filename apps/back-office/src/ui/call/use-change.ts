import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { App } from 'antd';
import { createElement, useCallback, useRef } from 'react';

import { useWords, type PlainKey } from '#i18n/words.tsx';
import { failureText } from './call-failed.tsx';
import { invalidate, type AnsweredCall } from './call-key.ts';
import { DoneWithUndo } from './done-with-undo.tsx';

/** Text keys of the messages after a change: `done` after a success, `notDone` after a failure. */
export interface ChangeWords {
  readonly done: PlainKey;
  readonly notDone: PlainKey;
}

/** Time for which the message with the undo button is shown. Hovering over it stops the time. */
const undoSeconds = 8;
const undoKey = 'undo';

/** Returns a text that is equal for equal inputs. Inputs with files always get different texts. */
const keyOf = (input: unknown): string =>
  JSON.stringify(input, (_, part: unknown) => (part instanceof Blob ? Math.random() : part)) ?? '';

/**
 * Returns a mutation for a change by staff. It shows whether the change succeeded, and fetches the answers of the calls
 * in `touched` again. After a failure, the message has the reason and the form stays as it is. While a change is being
 * sent, an equal one is not sent (double click, Enter held down).
 * @param undoOf returns the action of the message's undo button; null = there is none. Its argument `again` sends
 * another change.
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
