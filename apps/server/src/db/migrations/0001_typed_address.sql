ALTER TABLE "applicants" ADD COLUMN "place" jsonb;--> statement-breakpoint
ALTER TABLE "applicants" DROP COLUMN "country_code";
