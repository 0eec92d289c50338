ALTER TABLE "rounds" ADD COLUMN "late_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "settled_at" timestamp with time zone;