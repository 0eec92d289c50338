/** Names of server state; all lists share a first word, so that one change refreshes them all. */
export const keys = {
  lists: ['scholarships'] as const,
  eligible: (query: Record<string, unknown>) => ['scholarships', 'eligible', query] as const,
  count: (query: Record<string, unknown>) => ['scholarships', 'count', query] as const,
  saved: ['scholarships', 'saved'] as const,
  mine: ['scholarships', 'mine'] as const,
  stats: ['scholarships', 'stats'] as const,
  detail: (id: string) => ['scholarship', id] as const,
  application: (id: string) => ['application', id] as const,
  profile: ['profile'] as const,
  limit: ['limit'] as const,
  formFields: ['form-fields'] as const,
}
