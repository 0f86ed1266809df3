/** Finds barcodes in camera images. */
export interface CodeReader {
  /** Returns the text of a code in the image; null if there is none. */
  readonly read: (video: HTMLVideoElement) => Promise<string | null>;
}

interface BrowserDetector {
  readonly detect: (video: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): BrowserDetector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const formats = ['data_matrix', 'code_128', 'qr_code', 'ean_13'];

/** Returns a reader that uses the browser's own API; null if the browser has none that reads Data Matrix codes. */
async function browserReader(): Promise<CodeReader | null> {
  const Detector = (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (Detector === undefined) return null;
  const known = await Detector.getSupportedFormats();
  if (!known.includes('data_matrix')) return null;
  const detector = new Detector({ formats: formats.filter((format) => known.includes(format)) });
  return { read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null };
}

/** Maximum side of an image in pixels. Larger images take a phone more time and are not recognised better. */
const sideMax = 960;

function greyOf(video: HTMLVideoElement, canvas: HTMLCanvasElement) {
  const scale = Math.min(1, sideMax / Math.max(video.videoWidth, video.videoHeight));
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null || width === 0 || height === 0) return null;
  Object.assign(canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint8ClampedArray(width * height).map(
    (_, at) => ((data[at * 4] ?? 0) + 2 * (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0)) / 4,
  );
  return { pixels, width, height };
}

/**
 * Corrects a text that the library has decoded as Latin-1 although its bytes are UTF-8. Returns other texts unchanged.
 */
function inUtf8(text: string): string {
  const western = new TextDecoder('windows-1252');
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [western.decode(new Uint8Array([byte])), byte]));
  const codes = [...text].map((sign) => bytes.get(sign));
  const known = codes.filter((byte) => byte !== undefined);
  const decoded = new TextDecoder().decode(new Uint8Array(known));
  return known.length < codes.length || decoded.includes('\uFFFD') ? text : decoded;
}

/**
 * Returns a reader that uses a library, for browsers that have no API for it. The library loads when the camera opens.
 */
async function libraryReader(): Promise<CodeReader> {
  const zxing = await import('@zxing/library');
  const readers = [new zxing.DataMatrixReader(), new zxing.Code128Reader(), new zxing.QRCodeReader()];
  const canvas = document.createElement('canvas');
  const decode = (picture: InstanceType<typeof zxing.BinaryBitmap>): string | null => {
    for (const reader of readers) {
      try {
        return inUtf8(reader.decode(picture).getText());
      } catch (error) {
        // The library throws this exception if it finds no code in the image.
        if (!(error instanceof zxing.Exception)) throw error;
      }
    }
    return null;
  };
  return {
    read: async (video) => {
      const grey = greyOf(video, canvas);
      if (grey === null) return null;
      const source = new zxing.RGBLuminanceSource(grey.pixels, grey.width, grey.height);
      return decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(source)));
    },
  };
}

/** Returns the browser's reader if there is one, otherwise the library's. */
export const openCodeReader = async (): Promise<CodeReader> => (await browserReader()) ?? libraryReader();
