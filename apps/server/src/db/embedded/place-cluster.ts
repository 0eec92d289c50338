import { createHash } from 'node:crypto'
import { chmod, cp, lstat, mkdir, realpath, rename, rm, rmdir, stat, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { chooseOsUser, giveTo, type OsUser } from './choose-os-user.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { binariesIn, makeLibraryLinks, type Binaries } from './find-binaries.ts'
import { runProgram } from './run-program.ts'

/** Where the cluster lives when the user PostgreSQL runs as cannot reach DATA_DIR. */
const SYSTEM_HOME = '/var/lib/laurel'
