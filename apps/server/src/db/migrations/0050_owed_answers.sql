ALTER TABLE "announcement_items" ADD COLUMN "reached_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announcement_items" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "announcement_items_unreached" ON "announcement_items" USING btree ("told_at") WHERE outcome = 'won' and told_at is not null and reached_at is null;--> statement-breakpoint
-- Nobody is asked about winners of long ago.
UPDATE "announcement_items" SET "reached_at" = "told_at" WHERE "outcome" = 'won' AND "told_at" < now() - interval '30 days';
