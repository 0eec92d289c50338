import type { WebBuild } from '../http/read-web-build.ts'

const FRAME = '<!doctype html><head><title>%HEAD%</title></head><main>%MAIN%</main>'

/** A built web app as far as pages of the server stand in it. */
export const webBuild = (): WebBuild =>
  ({
    frame: {
      type: 'text/html',
      content: Buffer.from(FRAME),
      isHashed: false,
      policy: "default-src 'none'",
    },
    pagePaths: ['/', '/pricing'],
  }) as unknown as WebBuild
