import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the files of a folder. If a file has a compressed copy, the copy is served. */
export async function registerFiles(app: FastifyInstance, options: FastifyStaticOptions): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, isFile: true };
    });
    await files.register(fastifyStatic, { wildcard: false, decorateReply: false, preCompressed: true, ...options });
  });
}
