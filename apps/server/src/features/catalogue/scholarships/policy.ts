interface Published {
  status: 'draft' | 'published' | 'withdrawn' | 'merged'
  opensAt: Date | null
  closesAt: Date | null
}

/** Published, begun and not closed: "open" in spec 3. */
export function isOpen({ status, opensAt, closesAt }: Published, at: Date): boolean {
  if (status !== 'published' || (opensAt !== null && opensAt > at)) return false
  return closesAt === null || at <= closesAt
}

/** Whether only subscribers see it now: never a random draw, which payment must not favour. */
export const isEarly = (
  { earlyAccessUntil, isRandomDraw }: { earlyAccessUntil: Date | null; isRandomDraw: boolean },
  at: Date,
): boolean => !isRandomDraw && earlyAccessUntil !== null && earlyAccessUntil > at

/** Whether anyone outside its organisation may know of it; what was withdrawn stays known. */
export const isPublic = ({ status }: Pick<Published, 'status'>): boolean => status !== 'draft'

interface View {
  isSubscriber: boolean
  /** Individually submitted applications. */
  scholarshipCount: number
  freeLimit: number
  isRandomDraw: boolean
  /** The student has a draft of it or applied to it, in whatever round and place. */
  hasOwnApplication: boolean
}

/** Whether a student may read a scholarship's own page: spec 3 "Quota". */
export function canView(view: View): boolean {
  if (view.isSubscriber || view.isRandomDraw || view.hasOwnApplication) return true
  return view.scholarshipCount < view.freeLimit
}

/** The one scholarship of the setting is featured, or, without one, what the catalogue calls so. */
export const isFeatured = (
  scholarship: { id: string; isFeatured: boolean },
  { featuredScholarshipId }: { featuredScholarshipId: string | undefined },
): boolean =>
  featuredScholarshipId === undefined
    ? scholarship.isFeatured
    : scholarship.id === featuredScholarshipId
