import { z } from 'zod';

import { define } from '../kit/call.ts';
import { photoTypes } from '../kit/file.ts';
import { RowId } from '../kit/wire.ts';

/** Id of an uploaded photo. The return request that is sent later names it. */
const AddedPhoto = z.object({ id: RowId });

/** A photo as part of a JSON answer. Pages show it as a data URL, which needs no address of a file. */
export const ReturnPhoto = z.object({ type: z.literal('image/webp'), base64: z.string() });

/** API calls about photos that show why goods are returned (product O5). */
export const returnPhotosCalls = define({
  addReturnPhoto: {
    method: 'POST',
    path: '/orders/{number}/return-photos',
    summary: 'Upload a photo for a return request: the body is the file',
    fileTypes: photoTypes,
    answer: AddedPhoto,
    status: 201,
  },
  returnPhoto: {
    method: 'GET',
    path: '/orders/{number}/return-photos/{photoId}',
    summary: 'A photo of a return request',
    answer: ReturnPhoto,
  },
});
