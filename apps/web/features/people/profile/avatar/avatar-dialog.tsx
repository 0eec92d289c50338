import { useEffect, useRef, useState } from 'react'
import { CallError, SERVER_ERROR } from '../../../../api/call-error.ts'
import { useUser } from '../../../../api/use-session.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { Avatar } from './avatar.tsx'
import styles from './avatar-dialog.module.css'
import { CropArea } from './crop-area.tsx'
import { centreOf, type Crop } from './crop.ts'
import { encode, readPicture } from './picture.ts'
import { useChangeAvatar } from './use-change-avatar.ts'

interface Chosen {
  picture: ImageBitmap
  crop: Crop
}

/** What went wrong, in words: the server's, or those of this device. */
const wordsOf = (failure: unknown): string => {
  if (failure instanceof CallError) return failure.message
  return failure instanceof Error && failure.message ? failure.message : SERVER_ERROR
}

/** Chooses a picture, crops it to a square and shows it; or takes it away. */
export default function AvatarDialog({ onClose }: { onClose: () => void }) {
  const { firstName, lastName, avatarUrl } = useUser()
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const change = useChangeAvatar()
  useEffect(() => () => chosen?.picture.close(), [chosen?.picture])

  const choose = async (file: File | undefined) => {
    if (!file) return
    setProblem(undefined)
    try {
      const picture = await readPicture(file)
      setChosen({ picture, crop: centreOf(picture) })
    } catch (failure) {
      setProblem(wordsOf(failure))
    }
  }
  const show = async (next: Chosen | null) => {
    setProblem(undefined)
    try {
      await change.mutateAsync(next && (await encode(next.picture, next.crop)))
      const message = next ? 'Picture saved' : 'Picture removed'
      showToast({ kind: 'success', message, id: 'avatar' })
      onClose()
    } catch (failure) {
      setProblem(wordsOf(failure))
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title="Your picture">
      <div className={styles.dialog}>
        {chosen ? (
          <CropArea {...chosen} onCrop={(crop) => setChosen({ ...chosen, crop })} />
        ) : (
          <div className={styles.large}>
            <Avatar firstName={firstName} lastName={lastName} avatarUrl={avatarUrl} />
          </div>
        )}
        <p className={styles.hint}>
          JPG or PNG. Only the square is kept, without the place and time the photo was taken.
        </p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          accept="image/jpeg,image/png"
          aria-label="Picture file"
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0])
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
        <div className={styles.actions}>
          {avatarUrl !== null && !chosen && (
            <Button isBusy={change.isPending} onClick={() => void show(null)}>
              Remove picture
            </Button>
          )}
          <Button
            variant={chosen ? 'outline' : 'filled'}
            onClick={() => picker.current?.click()}
            disabled={change.isPending}
          >
            {chosen ? 'Choose another' : 'Choose a picture'}
          </Button>
          {chosen && (
            <Button variant="filled" isBusy={change.isPending} onClick={() => void show(chosen)}>
              Save picture
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
