import type { EditedScholarship, WrittenListing } from '@laurel/contract/publishing-shapes'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { effortOf } from './effort-of.ts'

/** What a student's page would be sent of this version, as far as that page shows it here. */
export function toPreview(edited: EditedScholarship, listing: WrittenListing): ScholarshipDetail {
  const { award, deadline } = listing
  const shown = shownAward(edited, award)
  const { amounts } = shown
  return {
    id: edited.id,
    scholarshipId: edited.id,
    title: listing.title,
    description: listing.description,
    amounts,
    awards: amounts[0] ?? 0,
    award: shown.award,
    amountMaxUsd: Math.max(award.maxUsd ?? award.amountUsd ?? 0, ...amounts),
    recurrenceConfig: {
      deadline: deadline.date === null ? null : `${deadline.date}T23:59:59.999Z`,
    },
    deadline: {
      type: deadline.isYearly ? 'recurring' : deadline.date === null ? 'varies' : 'fixed',
      date: deadline.date,
      timeZone: deadline.timeZone,
      ...(deadline.opens !== null && { opens: deadline.opens }),
    },
    isOpen: true,
    requirements: listing.requirements.map(toRequirement),
    effortMinutes: effortOf(listing.requirements),
    user: { firstName: edited.sponsor },
    delivery: 'laurel',
    applyUrl: null,
    isSample: false,
    isRandomDraw: false,
    createdAt: edited.savedAt,
    wishlist: [],
    isLiked: false,
    match: { verdict: 'eligible', known: 'stated', reasons: [], unknown: [] },
    terms: listing.terms || null,
    privacy: listing.privacy || null,
    affidavit: listing.affidavit || null,
    aiPolicy: listing.aiPolicy,
    ...(listing.announceBy !== null && { announceBy: listing.announceBy }),
    conflict: null,
    likelyWords: [],
    cautions: [],
    trust: null,
    source: null,
  }
}

type WrittenAward = WrittenListing['award']
type Shown = Pick<ScholarshipDetail, 'amounts' | 'award'>

/** What is written of the award; of one that stays as it was listed, that with the rest of it. */
function shownAward({ listedAward }: EditedScholarship, written: WrittenAward): Shown {
  const { kind, amountUsd, maxUsd } = written
  if (kind === 'asListed') {
    const {
      count: _count,
      renewable: _renewable,
      ...award
    } = listedAward.award ?? { kind: 'varies' }
    return { amounts: listedAward.amounts, award: { ...award, ...aboutOf(written) } }
  }
  const max = kind === 'range' ? maxUsd : amountUsd
  return {
    amounts: kind === 'fixed' && amountUsd !== null ? [amountUsd] : [],
    award: {
      kind,
      currency: 'USD',
      ...(amountUsd !== null && kind !== 'upTo' && { min: amountUsd }),
      ...(max !== null && { max }),
      ...aboutOf(written),
    },
  }
}

const aboutOf = ({ count, isRenewable }: WrittenAward) => ({
  ...(count !== null && { count }),
  ...(isRenewable && { renewable: true }),
})

const toRequirement = ({
  id,
  title,
  description,
  dataType,
  isOptional,
  options,
}: WrittenListing['requirements'][number]): ScholarshipDetail['requirements'][number] => ({
  id,
  title,
  description,
  optional: isOptional,
  limits: '{}',
  requirementType: dataType === 'editor' ? 'essay' : 'inputText',
  field: { id, key: id, name: title, dataType, fieldName: title, options },
})
