import type { ApplicationKey } from './unsent-answer.ts'
import type { SavedAnswer } from './written-answers.ts'

/** What a tab tells the others of an application. */
export type DraftNews =
  | { kind: 'saved'; answers: SavedAnswer[]; savedAt: Date }
  | { kind: 'submitted' }

type Message = ApplicationKey & { news: DraftNews }

let channel: BroadcastChannel | undefined
/** One for the page, so that it never hears itself. */
const openChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel('laurel-drafts'))

export function tellOtherTabs(key: ApplicationKey, news: DraftNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  openChannel().postMessage({ ...key, news } satisfies Message)
}

/** Calls back with what other tabs tell of an application. */
export function followOtherTabs(
  { applicantId, scholarshipId }: ApplicationKey,
  listener: (news: DraftNews) => void,
): () => void {
  const open = openChannel()
  const hear = ({ data }: MessageEvent<Message>) => {
    if (data.applicantId === applicantId && data.scholarshipId === scholarshipId)
      listener(data.news)
  }
  open.addEventListener('message', hear)
  return () => open.removeEventListener('message', hear)
}
