import { Alert } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { openCodeReader } from './camera-codes.ts';

/** Pause between two images in milliseconds. It is too short to notice and long enough to keep a phone cool. */
const pauseMs = 150;
/** A code counts as scanned again only after it was out of view for this many milliseconds. */
const sameCodeMs = 1500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Video of the rear camera. `onScan` is called for each code that comes into view. */
export function CameraScan({ onScan }: { onScan: (text: string) => void }) {
  const { t } = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const tell = useEffectEvent(onScan);
  useEffect(() => {
    const closing = new AbortController();
    const isOpen = (): boolean => !closing.signal.aborted;
    let stream: MediaStream | null = null;
    const watch = async (picture: HTMLVideoElement): Promise<void> => {
      const reader = await openCodeReader();
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      });
      picture.srcObject = stream;
      await picture.play();
      let last = { text: '', at: 0 };
      while (isOpen()) {
        const text = await reader.read(picture);
        const at = Date.now();
        if (text !== null && isOpen()) {
          if (text !== last.text || at - last.at > sameCodeMs) tell(text);
          last = { text, at };
        }
        await pause(pauseMs);
      }
    };
    const stop = (): void => stream?.getTracks().forEach((track) => track.stop());
    if (video.current !== null) {
      watch(video.current)
        // There is no camera, or the staff member has not allowed its use.
        .catch(() => isOpen() && setRefused(true))
        .finally(() => isOpen() || stop());
    }
    return () => {
      closing.abort();
      stop();
    };
  }, []);
  if (isRefused) return <Alert type="warning" showIcon title={t('backOfficeWarehouse.cameraRefused')} />;
  return (
    <div>
      <video ref={video} muted playsInline className="office-camera" aria-label={t('backOfficeWarehouse.cameraWait')} />
      <div>{t('backOfficeWarehouse.cameraWait')}</div>
    </div>
  );
}
