import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the files of a folder, compressed if a compressed copy exists. */
export async function registerFiles(app: FastifyInstance, options: FastifyStaticOptions): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, isFile: true };
    });
    await files.register(fastifyStatic, { wildcard: false, decorateReply: false, preCompressed: true, ...options });
  });
}
