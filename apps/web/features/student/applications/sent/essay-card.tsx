import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { Link } from 'react-router'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { isApplied, isDraft } from '@laurel/contract/words/own-status'
import { useMine, useSaved } from '../../../catalogue/listings/use-lists.ts'
import styles from './essay-card.module.css'
import { isEssay } from '@laurel/contract/requirement-status'

/**
 * 'Essay Writing': opens the chat that asks for a topic, and names the essay that a draft or a saved
 * scholarship still needs.
 */
export function EssayCard() {
  const mine = useMine().data ?? []
  const saved = useSaved().data ?? []
  const next = [...mine.filter(isDraft), ...saved].find(needsEssay)
  return (
    <section className={styles.card} aria-labelledby="essay-card">
      <Icon icon={IconPencil} size={28} className={styles.icon} />
      <div>
        <h2 id="essay-card">Essay Writing</h2>
        <p>
          For an essay on any topic, the assistant asks what only you know and drafts with you.
          {next && (
            <>
              {' '}
              <Link to={paths.uploadEssay(next.id)}>{next.title}</Link> still needs its essay.
            </>
          )}
        </p>
      </div>
      <ButtonLink to={paths.essayChat}>Write Essay</ButtonLink>
    </section>
  )
}

const needsEssay = (each: ListedScholarship): boolean =>
  each.isOpen &&
  !isApplied(each) &&
  each.match?.verdict !== 'ineligible' &&
  each.requirements.some((asked) => isEssay(asked) && !(each.doneIds ?? []).includes(asked.id))
