import { readGuide } from '@laurel/contract/billing'
import { useMutation } from '@tanstack/react-query'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { download, saveFile } from '../../../api/download.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { failureWords } from './failure-words.ts'
import styles from './own-plan.module.css'

/** The eBook of members (specification 2, "Partner"); whoever is none reads why. */
export function GuidePanel({ isMember }: { isMember: boolean }) {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => download(readGuide, {}),
    onSuccess: (file) => saveFile(file, 'guide-to-applying.pdf'),
    onError: (error) => showToast({ kind: 'error', message: failureWords(error), id: 'billing' }),
  })
  return (
    <section className={styles.panel} aria-labelledby="ebook">
      <h2 id="ebook">eBook: A guide to applying</h2>
      <p>
        Where to look, how to read rules, the essay, letters, aid forms, scams, taxes, and
        checklists to print. A PDF to keep.
      </p>
      {isMember ? (
        <div className={styles.actions}>
          <Button onClick={() => mutate()} isBusy={isPending}>
            <Icon icon={IconDownload} />
            Download the eBook
          </Button>
        </div>
      ) : (
        <p>
          It comes with a subscription, which pays for writing it and keeping it up to date. What
          you need to apply stays free.
        </p>
      )}
    </section>
  )
}
