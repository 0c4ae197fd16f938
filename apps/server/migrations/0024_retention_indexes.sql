CREATE INDEX CONCURRENTLY "audit_time" ON "audit" USING brin ("at") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "beacon_day" ON "beacon" USING brin ("created_on") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_done" ON "outbox" USING brin ("done_on") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "provider_event_time" ON "provider_event" USING brin ("received_on") WITH (autosummarize=true);