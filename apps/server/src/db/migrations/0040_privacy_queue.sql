ALTER TABLE "privacy_requests" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "details" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "link_sent_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "status" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() + interval '21 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "extended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "extension" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "is_self_served" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Fifteen business days are three weeks. The one before this version only took two kinds, and what
-- was confirmed of them held from then on.
UPDATE "privacy_requests" SET
  "link_sent_at" = "received_at",
  "due_at" = "received_at" + interval '21 days',
  "status" = CASE WHEN "confirmed_at" IS NULL THEN 'received' ELSE 'done' END,
  "settled_at" = "confirmed_at";--> statement-breakpoint
CREATE INDEX "privacy_requests_queue" ON "privacy_requests" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_email" ON "privacy_requests" USING btree ("email");
