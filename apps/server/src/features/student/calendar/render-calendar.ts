import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator'
import type { Config } from '../../../config.ts'
import { aboutDate } from '@laurel/contract/words/deadline-words'
import { dayIn } from '../../../days.ts'
import { sayInstant } from '../../common/mail/say-instant.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import type { WorkPlan } from '../planner/read-plan.ts'
import type { PlanStep } from '../planner/work.ts'

type Planned = WorkPlan['scholarships'][number]
type Site = Pick<Config, 'publicUrl' | 'productName'>

const REFRESH_SECONDS = 4 * 3600
/** Nine in the morning of the day before: a day's event begins at midnight. */
const ALARM_BEFORE_SECONDS = 15 * 3600

const STEP_WORDS: Readonly<Record<PlanStep['kind'], string>> = {
  request: 'Ask for',
  write: 'Write',
  revise: 'Revise',
  upload: 'Upload',
  fill: 'Fill in',
  apply: 'Apply on the sponsor’s site',
  submit: 'Submit',
}

/** Deadlines and planned work as an iCalendar file (RFC 5545). */
export function renderCalendar(planned: WorkPlan['scholarships'], site: Site, now: Date): string {
  const calendar = ical({
    name: `${site.productName} deadlines`,
    description: 'Deadlines of saved scholarships and drafts, and the work planned for them.',
    prodId: { company: site.productName, product: 'Deadlines', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const each of planned)
    for (const event of [deadlineEvent(each, site, now), ...stepEvents(each, site)])
      calendar.createEvent({ ...event, stamp: now })
  return calendar.toString()
}

/**
 * A whole day, because calendar programs show that at the top and move it to no other day; the
 * hour stands in the text. The identifier stays when the deadline moves, so that the event does.
 */
function deadlineEvent({ row }: Planned, site: Site, now: Date): ICalEventData {
  const { id, title, sponsor, closesAt, timeZone, delivery } = row
  const isEstimate = row.deadline.isEstimate === true
  const day = dayIn(timeZone, closesAt)
  const when = isEstimate ? aboutDate(day, dayIn(timeZone, now)) : sayInstant(closesAt, timeZone)
  const lines = [sponsor, `Closes ${when}.`]
  if (delivery === 'provider') lines.push('The sponsor takes applications on its own site.')
  return {
    ...wholeDay(day),
    id: `deadline-${identityOf(row)}@laurel`,
    summary: `${isEstimate ? 'Deadline, about now' : 'Deadline'}: ${title}`,
    description: lines.join('\n'),
    url: siteLinks(site).scholarship(id),
    lastModified: row.updatedAt,
    // Nothing says "tomorrow" of a day that nobody has announced.
    alarms: isEstimate
      ? []
      : [
          {
            type: ICalAlarmType.display,
            triggerBefore: ALARM_BEFORE_SECONDS,
            description: `${title} closes tomorrow`,
          },
        ],
  }
}

function stepEvents({ row, plan }: Planned, site: Site): ICalEventData[] {
  const seen = new Map<string, number>()
  return plan.steps.map(({ day, kind, minutes, requirementId, requirementTitle }) => {
    const work = [kind, ...(requirementId ? [requirementId] : [])].join('-')
    const session = (seen.get(work) ?? 0) + 1
    seen.set(work, session)
    const what = requirementTitle === undefined ? row.title : `${requirementTitle} · ${row.title}`
    return {
      ...wholeDay(day),
      id: `${work}-${session}-${identityOf(row)}@laurel`,
      summary: `${STEP_WORDS[kind]}: ${what}`,
      description: [row.sponsor, ...(minutes > 0 ? [`About ${minutes} minutes.`] : [])].join('\n'),
      url: siteLinks(site).scholarship(row.id),
    }
  })
}

const identityOf = ({ id, cycle }: Planned['row']): string => `${id}-${cycle}`

/** The day blocks no time: work goes on beside it. */
const wholeDay = (day: string) => ({
  start: new Date(`${day}T00:00:00Z`),
  allDay: true,
  transparency: ICalEventTransparency.TRANSPARENT,
  busystatus: ICalEventBusyStatus.FREE,
})
