ALTER TABLE "scholarships" ADD COLUMN "known" text DEFAULT 'unread' NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "unread_sentences" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "scholarships" SET "known" = CASE
  WHEN "is_sample" THEN 'stated'
  WHEN "criteria"::text NOT LIKE '%"fact"%' THEN 'unread'
  WHEN "criteria"::text LIKE '%"attest"%' THEN 'partly'
  ELSE 'read'
END;
