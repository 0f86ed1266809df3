export { createFolderStore } from './folder.ts';
export { fileStoreCode, FileStoreError, type FileStorePort, type StoredFile } from './port.ts';
export { createS3Store, type S3Settings } from './s3/s3-store.ts';
