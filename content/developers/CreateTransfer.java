import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.time.Duration;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

public final class CreateTransfer {
  /** What every connection needs: certificate and key as a PKCS #12 file. */
  public static HttpClient connect(Path file, char[] password)
      throws GeneralSecurityException, IOException {
    var keys = KeyManagerFactory.getInstance("PKIX");
    keys.init(KeyStore.getInstance(file.toFile(), password), password);
    var tls = SSLContext.getInstance("TLS");
    tls.init(keys.getKeyManagers(), null, null);
    return HttpClient.newBuilder().sslContext(tls).build();
  }

  /**
   * Sends a transfer. Every attempt has the same key, so it is carried out once.
   *
   * @param transfer the body, as JSON
   * @param key of the request; store it with the order before the first attempt
   */
  public static HttpResponse<String> createTransfer(
      HttpClient client, String api, String token, String transfer, String key)
      throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create(api + "/transfers"))
            .timeout(Duration.ofSeconds(10))
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .header("Idempotency-Key", key)
            .POST(BodyPublishers.ofString(transfer))
            .build();
    for (int attempt = 1; ; attempt++) {
      long millis = 200L << attempt;
      try {
        var answer = client.send(request, BodyHandlers.ofString());
        int status = answer.statusCode();
        if ((status != 429 && status < 500) || attempt == 5) return answer;
        var after = answer.headers().firstValueAsLong("Retry-After");
        millis = Math.max(millis, 1000 * after.orElse(0));
      } catch (IOException broken) {
        if (attempt == 5) throw broken;
      }
      Thread.sleep(millis);
    }
  }
}
