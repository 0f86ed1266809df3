import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { App } from 'antd';

import { useWords, type PlainKey } from '../i18n/words.tsx';
import { failureText } from './call-failed.tsx';

/** Words about a change, as the specification has them: what is said when it was made and when it was not. */
export interface ChangeWords {
  readonly done: PlainKey;
  readonly notDone: PlainKey;
}

/**
 * A change that staff make: says how it ended, and asks anew for what it may have touched. A refusal is told with its
 * reason; the form stays as it is.
 */
export function useChange<Input, Output>(
  words: ChangeWords,
  change: (input: Input) => Promise<Output>,
  touched: readonly QueryKey[],
  onDone?: (output: Output, input: Input) => void,
) {
  const all = useWords();
  const { message, notification } = App.useApp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (output, input) => {
      void message.success(all.named(words.done));
      onDone?.(output, input);
      await Promise.all(touched.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      notification.error({ title: all.named(words.notDone), description: failureText(error, all) });
    },
  });
}
