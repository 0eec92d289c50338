import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '../../config.ts'
import { FileStoreUnavailable, type FileStore, type KeptFile } from './file-store.ts'

/** A bucket may be shared: only what is below this is ours to list and remove. */
const PREFIX = 'files/'
const CONNECT_MILLISECONDS = 5000
/** Well below the 120 seconds that clients wait (spec 1 section 7), retries included. */
const ANSWER_MILLISECONDS = 30_000

/** Keeps files in a bucket of any service that speaks S3. */
export function openS3Files(
  settings: S3Settings,
  answerMilliseconds = ANSWER_MILLISECONDS,
): FileStore {
  const client = connect(settings, answerMilliseconds)
  const at = (key: string) => ({ Bucket: settings.bucket, Key: PREFIX + key })
  return {
    put: (key, temporaryPath, contentType) =>
      translated(async () => {
        const { size } = await stat(temporaryPath)
        await client.send(
          new PutObjectCommand({
            ...at(key),
            Body: createReadStream(temporaryPath),
            ContentLength: size,
            ContentType: contentType,
          }),
        )
      }),
    read: (key) => translated(() => readObject(client, at(key))),
    remove: (key) =>
      translated(async () => {
        await client.send(new DeleteObjectCommand(at(key)))
      }),
    list: () => listObjects(client, settings.bucket),
  }
}

function connect(settings: S3Settings, answerMilliseconds: number): S3Client {
  return new S3Client({
    region: settings.region,
    ...(settings.endpoint !== undefined && { endpoint: settings.endpoint }),
    forcePathStyle: settings.endpoint !== undefined,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    requestHandler: {
      connectionTimeout: CONNECT_MILLISECONDS,
      requestTimeout: answerMilliseconds,
      throwOnRequestTimeout: true,
    },
    // Many services that speak S3 do not know the newer trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

async function readObject(
  client: S3Client,
  at: { Bucket: string; Key: string },
): Promise<NodeJS.ReadableStream | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand(at))
    if (!Body || !('pipe' in Body)) throw new Error('The bucket gave no stream.')
    return Body
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return undefined
    throw error
  }
}

async function* listObjects(client: S3Client, bucket: string): AsyncGenerator<KeptFile> {
  let next: string | undefined
  do {
    const asked = { Bucket: bucket, Prefix: PREFIX, ContinuationToken: next }
    const page = await translated(() => client.send(new ListObjectsV2Command(asked)))
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key !== undefined && LastModified !== undefined)
        yield { key: Key.slice(PREFIX.length), keptAt: LastModified }
    next = page.NextContinuationToken
  } while (next !== undefined)
}

async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new FileStoreUnavailable('The bucket did not keep or give a file.', { cause: error })
  }
}
