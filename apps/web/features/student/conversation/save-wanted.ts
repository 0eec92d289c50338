import { addToWishlist } from '@laurel/contract/scholarships'
import { call } from '../../../api/call.ts'
import { readWanted } from './wanted-scholarship.ts'

/** Saves the scholarship that somebody came for, once they have an account; again changes nothing. */
export async function saveWanted(): Promise<void> {
  const scholarshipId = readWanted()
  if (scholarshipId === undefined) return
  try {
    await call(addToWishlist, { body: { scholarshipId } })
  } catch (error) {
    // It may be gone by now; the conversation matters more.
    console.error('The scholarship could not be saved', error)
  }
}
