ALTER TABLE "announcements" DROP CONSTRAINT "announcements_once";--> statement-breakpoint
ALTER TABLE "announcement_items" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "announcement_items" ADD COLUMN "forfeited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "ordinal" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement_items" DROP COLUMN "is_mailed";--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_once" UNIQUE("scholarship_id","cycle","ordinal");