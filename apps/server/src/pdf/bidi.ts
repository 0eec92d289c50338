import bidiFactory, { type Bidi } from 'bidi-js'

// The package's types describe an ES module, while it is loaded as the CommonJS one that it is.
const makeBidi = bidiFactory as unknown as () => Bidi

/** Unicode's bidirectional algorithm. */
export const bidi = makeBidi()
