ALTER TABLE "plans" ADD COLUMN "next_price_cents" integer;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "next_price_from" timestamp with time zone;