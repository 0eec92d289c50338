import type { AnswerOf } from '@laurel/contract/define-call'
import { readWaiting } from '@laurel/contract/organisation-home'
import type { Vetting } from '@laurel/contract/organisations'
import { useQuery } from '@tanstack/react-query'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import { Link } from 'react-router'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { paths } from '../../../../paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { Loaded } from '../../../common/records/loaded.tsx'
import { useMay, useOrganisation } from '../current-organisation.ts'
import organiser from '../organiser.module.css'
import styles from './organiser-home.module.css'
import { lineOf, type WaitingLine } from './waiting-words.ts'

/** What waits for whoever is here. */
export function OrganiserHome() {
  const { id, name } = useOrganisation()
  const home = useQuery({
    queryKey: keys.organisationWaiting(id),
    queryFn: ({ signal }) => call(readWaiting, { params: { id }, signal }),
    // Much of what is done elsewhere changes it.
    staleTime: 0,
  })
  return (
    <>
      <PageHeading>{name}</PageHeading>
      <Loaded query={home} noun="what waits for you">
        {(read) => <WaitingList {...read} />}
      </Loaded>
    </>
  )
}

const VETTING_LINES: Partial<Record<Vetting, string>> = {
  unasked: 'Ask us to verify the organization, so that you can publish.',
  refused: 'We could not verify the organization. See why, correct it and ask again.',
}

function WaitingList({ vetting, hasScholarships, waiting }: AnswerOf<typeof readWaiting>) {
  const mayAsk = useMay('update_organisation')
  const isFirst = useMay('update_scholarship') && !hasScholarships
  const vettingWords = mayAsk ? VETTING_LINES[vetting] : undefined
  const count = waiting.length + Number(vettingWords !== undefined) + Number(isFirst)
  return (
    <>
      <p className={organiser.lead}>
        {count === 0 ? 'You are up to date.' : 'What waits for you.'}
        {vetting === 'waiting' && ' We are looking at your organization and email you.'}
      </p>
      {count === 0 ? (
        <EmptyState title="Nothing waits for you">
          New applications, closing rounds and promised days appear here.
        </EmptyState>
      ) : (
        <ul className={organiser.rows}>
          {vettingWords !== undefined && (
            <Line
              title="Verification"
              line={{ icon: IconFlag, words: vettingWords, to: paths.organiserSettings }}
            />
          )}
          {isFirst && (
            <Line
              title="Your first scholarship"
              line={{
                icon: IconFileText,
                words:
                  'Write it now: it is saved as you type, and public only once you publish it.',
                to: paths.organiserScholarships,
              }}
            />
          )}
          {waiting.map((each) => (
            <Line
              key={`${each.kind}-${each.scholarshipId}`}
              title={each.title}
              line={lineOf(each)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

const Line = ({ title, line }: { title: string; line: WaitingLine }) => (
  <li className={styles.line} data-pressing={line.isPressing || undefined}>
    <Icon icon={line.icon} className={styles.icon} />
    <span className={organiser.who}>
      <Link to={line.to} className={styles.link}>
        {title}
      </Link>
      <span>{line.words}</span>
    </span>
  </li>
)
