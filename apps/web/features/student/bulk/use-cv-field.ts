import { useFormFields } from '../../people/profile/use-profile.ts'

/** The id of the field that asks for a CV. */
export function useCvField() {
  const { data, ...query } = useFormFields()
  return { ...query, data: data?.get('cv')?.id }
}
