ALTER TABLE "scholarship_notices" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "scholarship_versions" ADD COLUMN "words" text;--> statement-breakpoint
CREATE INDEX "scholarship_notices_scholarship" ON "scholarship_notices" USING btree ("scholarship_id","made_at");